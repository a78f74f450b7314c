import { Fragment, useState } from 'react';
import { TbCheck, TbPlus } from 'react-icons/tb';
import { Prose } from '@/components/ui/Prose';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { mostChosen, useChosen } from '@/components/wall/chosen';
import type { clothFacts } from '@/lib/cloths';
import { fill } from '@/lib/text';
import type { ClothWords } from './words';

interface ClothFactsProps {
  readonly id: string;
  readonly facts: ReturnType<typeof clothFacts>;
  readonly words: ClothWords;
}

export function ClothFacts({ id, facts, words }: ClothFactsProps) {
  const { does, inLight, width, products, price, prices } = facts;
  const { chosen, choose } = useChosen(words.names);
  const [hadRoom, setHadRoom] = useState(true);
  const isChosen = chosen.includes(id);
  return (
    <>
      <div className="cloth-facts">
        <p>
          <Prose>{does}</Prose> {inLight && <a href={inLight.href}>{inLight.text}</a>}
        </p>
        <dl>
          <dt>{width.label}</dt>
          <dd>
            <Prose>{width.text}</Prose>
          </dd>
          {products.map(({ label, links }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                {links.map(({ href, text, name }) => (
                  <a key={href} href={href} aria-label={name}>
                    {text}
                  </a>
                ))}
              </dd>
            </Fragment>
          ))}
          {prices.length > 0 && <dt>{price}</dt>}
          {prices.map((each) => (
            <dd key={each}>{each}</dd>
          ))}
        </dl>
      </div>
      <p role="status" className="basis-full text-sm empty:absolute">
        {hadRoom ? '' : fill(words.full, { most: mostChosen })}
      </p>
      <label
        className={`${isChosen ? 'button' : 'button button-primary'} relative flex-auto has-focus-visible:outline-3`}
      >
        <input
          type="checkbox"
          className="absolute inset-0 opacity-0"
          checked={isChosen}
          onChange={({ target }) => setHadRoom(choose([id], target.checked))}
        />
        <StrokeIcon icon={isChosen ? TbCheck : TbPlus} />
        {words.choose}
      </label>
    </>
  );
}

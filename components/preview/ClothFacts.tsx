import { useEffect, useRef, useState } from 'react';
import { TbCheck, TbPlus } from 'react-icons/tb';
import { buttonStyle } from '@/components/ui/button-style';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { mostChosen, useChosen } from '@/components/wall/chosen';
import type { BringWords } from '@/lib/cloths';
import { fill } from '@/lib/text';

export interface ClothFactsProps {
  readonly item: HTMLElement;
  readonly cloths: Readonly<Record<'ask' | 'choose' | 'full', string>> & Pick<BringWords, 'names'>;
}

export function ClothFacts({ item, cloths }: ClothFactsProps) {
  const facts = useRef<HTMLDivElement>(null);
  const { chosen, choose } = useChosen(cloths.names);
  const [hadRoom, setHadRoom] = useState(true);
  useEffect(() => {
    const hidden = document.getElementById(`cloth-${item.dataset.details}`);
    facts.current?.replaceChildren(...(hidden?.cloneNode(true).childNodes ?? []));
  }, [item]);
  const isChosen = chosen.includes(item.id);
  return (
    <>
      <div ref={facts} className="cloth-facts" />
      <p role="status" className="basis-full text-sm empty:absolute">
        {hadRoom ? '' : fill(cloths.full, { most: mostChosen })}
      </p>
      <label
        className={`${isChosen ? buttonStyle.outline : buttonStyle.primary} relative flex-auto has-focus-visible:outline-3`}
      >
        <input
          type="checkbox"
          className="absolute inset-0 opacity-0"
          checked={isChosen}
          onChange={({ target }) => setHadRoom(choose([item.id], target.checked))}
        />
        <StrokeIcon icon={isChosen ? TbCheck : TbPlus} />
        {cloths.choose}
      </label>
    </>
  );
}

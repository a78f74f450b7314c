import { useEffect, useRef, useState } from 'react';
import { mostChosen, useChosen } from '@/components/wall/chosen';
import type { BringWords } from '@/lib/cloths';
import { fill } from '@/lib/text/fill';

export interface ClothFactsProps {
  readonly item: HTMLElement;
  readonly cloths: Readonly<Record<'choose' | 'full', string>> & Pick<BringWords, 'names'>;
}

/** What a cloth does, copied from the page, and whether it is chosen. */
export function ClothFacts({ item, cloths }: ClothFactsProps) {
  const facts = useRef<HTMLDivElement>(null);
  const { chosen, choose } = useChosen(cloths.names);
  const [hadRoom, setHadRoom] = useState(true);
  useEffect(() => {
    const hidden = document.getElementById(`cloth-${item.dataset.details}`);
    facts.current?.replaceChildren(...(hidden?.cloneNode(true).childNodes ?? []));
  }, [item]);
  return (
    <div className="px-4 pb-5">
      <div ref={facts} />
      <label className="pill mt-4 w-fit gap-3">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={chosen.includes(item.id)}
          onChange={({ target }) => setHadRoom(choose([item.id], target.checked))}
        />
        {cloths.choose}
      </label>
      <p role="status" className="mt-2 text-sm">
        {hadRoom ? '' : fill(cloths.full, { most: mostChosen })}
      </p>
    </div>
  );
}

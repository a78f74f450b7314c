import { useEffect, useRef, useState } from 'react';
import { TbSun } from 'react-icons/tb';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { mostChosen, useChosen } from '@/components/wall/chosen';
import type { BringWords } from '@/lib/cloths';
import { fill } from '@/lib/text';

export interface ClothFactsProps {
  readonly item: HTMLElement;
  readonly cloths: Readonly<Record<'choose' | 'full', string>> & Pick<BringWords, 'names'>;
}

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
      <label className="pill w-fit gap-3">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={chosen.includes(item.id)}
          onChange={({ target }) => setHadRoom(choose([item.id], target.checked))}
        />
        {cloths.choose}
      </label>
      <p role="status" className="my-2 text-sm">
        {hadRoom ? '' : fill(cloths.full, { most: mostChosen })}
      </p>
      <div ref={facts} />
    </div>
  );
}

interface SunButtonProps {
  readonly label: string;
  readonly isHeld: boolean;
  readonly onPress: () => void;
}

export function SunButton({ label, isHeld, onPress }: SunButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isHeld}
      className="absolute inset-x-0 bottom-3 mx-auto flex min-h-target w-fit items-center gap-2 rounded border border-edge bg-paper/92 px-4 text-ink aria-pressed:[box-shadow:inset_0_0_0_2px]"
      onClick={onPress}
    >
      <StrokeIcon icon={TbSun} />
      {label}
    </button>
  );
}

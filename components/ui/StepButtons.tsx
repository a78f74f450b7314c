import { TbChevronLeft, TbChevronRight } from 'react-icons/tb';
import { StrokeIcon } from './StrokeIcon';

interface StepButtonsProps {
  readonly words: Readonly<Record<'previous' | 'next', string>>;
  readonly className: string;
  readonly onStep: (step: 1 | -1) => void;
}

export const StepButtons = ({ words, className, onStep }: StepButtonsProps) =>
  ([-1, 1] as const).map((step) => (
    <button key={step} type="button" className={className} onClick={() => onStep(step)}>
      <StrokeIcon icon={step < 0 ? TbChevronLeft : TbChevronRight} className="arrow" />
      <span className="sr-only">{step < 0 ? words.previous : words.next}</span>
    </button>
  ));

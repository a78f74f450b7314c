import { longestNote } from '@/lib/measure/plan';
import type { FieldProps } from './field-props';
import { PhotoField } from './PhotoField';

/** The photographs of the selected window. */
export interface PhotoProps {
  readonly photos: readonly Blob[];
  /** Whether they outlast a reload. */
  readonly photosKept: boolean;
  readonly onPhotos: (files: readonly File[]) => void;
  readonly onRemovePhoto: (photo: Blob) => void;
}

interface NoteFieldsProps extends PhotoProps, Pick<FieldProps, 'window' | 'words' | 'onChange'> {
  readonly name: string;
}

/** What no measure says: a note, and photographs. */
export function NoteFields({ window, name, words, onChange, ...props }: NoteFieldsProps) {
  const { note } = words;
  return (
    <section className="plan-part" aria-labelledby="note-legend">
      <h2 id="note-legend" className="plan-legend">
        {note.legend}
      </h2>
      <label>
        <span className="plan-label">{note.label}</span>
        <textarea
          className="plan-text"
          rows={2}
          dir="auto"
          maxLength={longestNote}
          placeholder={note.hint}
          value={window.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </label>
      <PhotoField
        name={name}
        photos={props.photos}
        kept={props.photosKept}
        words={words}
        onAdd={props.onPhotos}
        onRemove={props.onRemovePhoto}
      />
    </section>
  );
}

import { useEffect, useRef } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';

/** A photograph, small. On a canvas: the page's policy knows no pictures from the device. */
function Photo({ photo, label }: { readonly photo: Blob; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    createImageBitmap(photo)
      .then((picture) => {
        const element = canvas.current;
        if (gone || !element) return;
        const scale = Math.max(element.width / picture.width, element.height / picture.height);
        const width = picture.width * scale;
        const height = picture.height * scale;
        const left = (element.width - width) / 2;
        const top = (element.height - height) / 2;
        element.getContext('2d')?.drawImage(picture, left, top, width, height);
      })
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [photo]);
  return (
    <canvas
      ref={canvas}
      width="176"
      height="176"
      role="img"
      aria-label={label}
      className="size-22 rounded bg-line"
    />
  );
}

interface PhotoFieldProps {
  readonly name: string;
  readonly photos: readonly Blob[];
  readonly kept: boolean;
  readonly words: PlannerWords;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (photo: Blob) => void;
}

/** Photographs of one window. They stay on the device until they are shared. */
export function PhotoField({ name, photos, kept, words, onAdd, onRemove }: PhotoFieldProps) {
  const { note } = words;
  const add = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-4">
      <label className="button cursor-pointer focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-brand">
        {note.add}
        <input
          ref={add}
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no name of their own
            <li key={`${photo.size}-${index}`} className="relative">
              <Photo photo={photo} label={fill(note.photo, { number: index + 1, name })} />
              <button
                type="button"
                className="icon-button absolute end-1 top-1 bg-background"
                onClick={() => {
                  // This button goes with its picture.
                  add.current?.focus();
                  onRemove(photo);
                }}
              >
                <span aria-hidden="true">×</span>
                <span className="sr-only">{fill(note.remove, { number: index + 1 })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!kept && photos.length > 0 && <p className="mt-2 text-sm text-muted">{note.notKept}</p>}
    </div>
  );
}

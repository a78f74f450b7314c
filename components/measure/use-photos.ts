import { useCallback, useEffect, useState } from 'react';
import { keepPhotos, keptPhotos, type Photos, smaller } from './photos';

/** The visitor's photographs, kept on the device where it keeps anything. */
export function usePhotos(ready: boolean, isKnown: (id: string) => boolean) {
  const [photos, setPhotos] = useState<Photos>(new Map());
  const [kept, setKept] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the list is there
  useEffect(() => {
    if (ready) keptPhotos(isKnown).then((found) => found.size > 0 && setPhotos(found));
  }, [ready]);

  const change = useCallback(
    async (id: string, next: (before: readonly Blob[]) => readonly Blob[]) => {
      setPhotos((before) => {
        const after = next(before.get(id) ?? []);
        keepPhotos(id, after).then(setKept);
        return new Map(before).set(id, after);
      });
    },
    [],
  );

  const add = useCallback(
    async (id: string, files: readonly File[]) => {
      const added = await Promise.all(files.map(smaller));
      await change(id, (before) => [...before, ...added]);
    },
    [change],
  );

  const remove = useCallback(
    (id: string, photo: Blob) => change(id, (before) => before.filter((one) => one !== photo)),
    [change],
  );

  return { photos, kept, add, remove };
}

let count = 0;

/** An id that no window had before on this device: photographs are kept by it. */
export function newId(): string {
  count += 1;
  return `${Date.now().toString(36)}${count.toString(36)}`;
}

const headerSize = 6;
const entrySize = 16;

/**
 * Packs square PNG files into one ICO file.
 * @param sizes in pixels, in the order of the files
 */
export function icoOf(sizes: readonly number[], files: readonly Uint8Array[]): Uint8Array {
  const header = Buffer.alloc(headerSize + entrySize * files.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(files.length, 4);
  let offset = header.length;
  files.forEach((file, index) => {
    const at = headerSize + entrySize * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(file.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += file.length;
  });
  return Buffer.concat([header, ...files]);
}

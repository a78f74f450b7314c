import { brassColour, glassColours, type HexColour } from '@/lib/measure/colours';
import { type Paint, type Shape, sceneHeight, sceneWidth } from '@/lib/measure/scene';

/** One drawing of the picture that goes with the message. */
export interface PictureOf {
  readonly name: string;
  readonly shapes: readonly Shape[];
}

/** Units of the drawing become this many pixels. */
const density = 2;
/** Room for the window's name above its drawing, in units. */
const title = 34;
/** Most drawings of one picture: a phone shows no more in a row of two. */
const mostOfOne = 12;

function inkOf(name: Paint | HexColour): string {
  if (name.startsWith('#')) return name;
  if (name === 'brass') return brassColour;
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`) || 'CanvasText';
}

type Folds = Extract<Shape, { kind: 'folds' }>;

function drawFolds(pen: CanvasRenderingContext2D, shape: Folds): void {
  const { x, y, width, height, count, along, fill, opacity } = shape;
  pen.save();
  pen.globalAlpha = opacity;
  pen.fillStyle = fill;
  pen.fillRect(x, y, width, height);
  const step = (along === 'x' ? width : height) / count;
  for (let index = 0; index < count; index += 1) {
    const start = (along === 'x' ? x : y) + index * step;
    const shade =
      along === 'x'
        ? pen.createLinearGradient(start, 0, start + step, 0)
        : pen.createLinearGradient(0, start, 0, start + step);
    shade.addColorStop(0, 'rgb(0 0 0 / 0.3)');
    shade.addColorStop(0.48, 'rgb(255 255 255 / 0.22)');
    shade.addColorStop(1, 'rgb(0 0 0 / 0.34)');
    pen.fillStyle = shade;
    if (along === 'x') pen.fillRect(start, y, step, height);
    else pen.fillRect(x, start, width, step);
  }
  pen.restore();
}

function drawShape(pen: CanvasRenderingContext2D, shape: Shape): void {
  switch (shape.kind) {
    case 'rect':
      pen.globalAlpha = shape.opacity ?? 1;
      pen.fillStyle = inkOf(shape.fill);
      pen.fillRect(shape.x, shape.y, shape.width, shape.height);
      pen.globalAlpha = 1;
      return;
    case 'glass': {
      const sky = pen.createLinearGradient(0, shape.y, 0, shape.y + shape.height);
      sky.addColorStop(0, glassColours.sky);
      sky.addColorStop(1, glassColours.ground);
      pen.fillStyle = sky;
      pen.fillRect(shape.x, shape.y, shape.width, shape.height);
      return;
    }
    case 'folds':
      drawFolds(pen, shape);
      return;
    case 'line':
      pen.strokeStyle = inkOf(shape.stroke);
      pen.lineWidth = shape.width;
      pen.beginPath();
      pen.moveTo(...shape.from);
      pen.lineTo(...shape.to);
      pen.stroke();
      return;
    case 'ring':
      pen.strokeStyle = inkOf(shape.stroke);
      pen.lineWidth = 1.2;
      pen.beginPath();
      pen.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      pen.stroke();
      return;
    case 'text':
      pen.fillStyle = inkOf('text');
      pen.font = '11.5px system-ui, sans-serif';
      pen.fillText(shape.text, shape.x, shape.y);
  }
}

async function drawPicture(windows: readonly PictureOf[]): Promise<Blob | undefined> {
  const across = Math.min(2, windows.length);
  const rows = Math.ceil(windows.length / across);
  const canvas = document.createElement('canvas');
  canvas.width = across * sceneWidth * density;
  canvas.height = rows * (sceneHeight + title) * density;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.scale(density, density);
  pen.fillStyle = inkOf('background');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textAlign = 'center';
  pen.direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  for (const [index, { name, shapes }] of windows.entries()) {
    pen.save();
    pen.translate(
      (index % across) * sceneWidth,
      Math.floor(index / across) * (sceneHeight + title),
    );
    pen.fillStyle = inkOf('text');
    pen.font = '16px system-ui, sans-serif';
    pen.fillText(name, sceneWidth / 2, 26);
    pen.translate(0, title);
    for (const shape of shapes) drawShape(pen, shape);
    pen.restore();
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Pictures of all windows, as on the page, twelve to a file. */
export async function pictureFiles(
  windows: readonly PictureOf[],
  name: string,
): Promise<readonly File[]> {
  const files: File[] = [];
  for (let start = 0; start < windows.length; start += mostOfOne) {
    const blob = await drawPicture(windows.slice(start, start + mostOfOne));
    if (blob) files.push(new File([blob], `${name}-${files.length + 1}.png`, { type: blob.type }));
  }
  return files;
}

type Box = { readonly width: number; readonly height: number };
type Place = { readonly x: number; readonly y: number };

/** Boxes with their places. */
export type Packed = Box & { readonly places: readonly Place[] };

/** How wide a whole diagram may be for its height. */
const SHAPE = 1.5;

/** Puts boxes onto shelves, so that the whole is about half as wide again as it is high. */
export function packBoxes(boxes: readonly Box[], gap: number, shape = SHAPE): Packed {
  const area = boxes.reduce((sum, box) => sum + (box.width + gap) * (box.height + gap), 0);
  const widest = boxes.reduce((most, box) => Math.max(most, box.width), 0);
  const limit = Math.max(widest, Math.sqrt(area * shape));
  const places: Place[] = [];
  let [x, y, shelf, width] = [0, 0, 0, 0];
  for (const box of boxes) {
    if (x > 0 && x + box.width > limit) {
      y += shelf + gap;
      x = 0;
      shelf = 0;
    }
    places.push({ x, y });
    x += box.width + gap;
    shelf = Math.max(shelf, box.height);
    width = Math.max(width, x - gap);
  }
  return { places, width, height: y + shelf };
}

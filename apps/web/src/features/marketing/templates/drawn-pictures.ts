import { TEMPLATES_PATH } from '../../../content/templates.ts';
import type { Picture, Pictures } from './facts.ts';

const FOLDER = `${TEMPLATES_PATH}/`;

/** The pictures of the page as it was written out: to carry them beside it as well would make it longer by a fifth. */
export function drawnPictures(): Pictures {
  const cards = document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${FOLDER}"]`);
  return Object.fromEntries(
    [...cards].flatMap((card) => {
      const svg = card.querySelector('svg');
      const name = card.getAttribute('href')?.slice(FOLDER.length) ?? '';
      return svg === null ? [] : [[name, pictureOf(svg)]];
    }),
  );
}

function pictureOf(svg: SVGSVGElement): Picture {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const pathOf = (kind: string) => svg.querySelector(`.${kind}`)?.getAttribute('d') ?? '';
  return { width, height, boxes: pathOf('box'), lines: pathOf('edge') };
}

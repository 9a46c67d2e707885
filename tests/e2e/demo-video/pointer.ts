/**
 * Runs in every document of the recorded page: a browser without a window has no pointer, so one is drawn where the mouse
 * is. A file that is being dragged hangs on it, as a desktop draws it. Text, because this project's types for the browser
 * end at the page's edge.
 */
export const POINTER_SCRIPT = `
(() => {
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none;transition:scale 90ms;opacity:0';
  const name = 'http://www.w3.org/2000/svg';
  const arrow = document.createElementNS(name, 'svg');
  arrow.setAttribute('width', '26');
  arrow.setAttribute('height', '26');
  arrow.setAttribute('viewBox', '0 0 24 24');
  const shape = document.createElementNS(name, 'path');
  shape.setAttribute('d', 'M4 2l15.5 11.2-6.9 1.1 4 7.2-3 1.6-4-7.3L4 20.500z');
  shape.setAttribute('fill', '#ffffff');
  shape.setAttribute('stroke', '#000000');
  shape.setAttribute('stroke-width', '1.4');
  arrow.append(shape);
  const file = document.createElement('span');
  file.style.cssText = 'position:absolute;left:24px;top:22px;padding:6px 10px;border-radius:6px;white-space:nowrap;font:500 13px monospace;background:#f3f0ea;color:#1a1814;box-shadow:0 6px 20px rgb(0 0 0 / .5)';
  file.hidden = true;
  place.append(arrow, file);
  const follow = (event) => {
    place.style.opacity = '1';
    place.style.translate = event.clientX - 4 + 'px ' + (event.clientY - 2) + 'px';
  };
  addEventListener('mousemove', follow, true);
  addEventListener('mousedown', () => { place.style.scale = '0.86'; }, true);
  addEventListener('mouseup', () => { place.style.scale = '1'; }, true);
  window.carryFile = (text) => {
    file.textContent = text;
    file.hidden = text === '';
  };
  const show = () => document.documentElement.append(place);
  if (document.documentElement) show();
  else addEventListener('DOMContentLoaded', show);
})();
`;

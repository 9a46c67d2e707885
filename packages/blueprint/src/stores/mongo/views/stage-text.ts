import type { StageValue } from './scope.ts';

/** So many characters a line of a stage has where it can be divided. */
const WIDTH = 80;

/** A stage as extended JSON: what fits stands in one line, as people write it. */
export function stageText(value: StageValue, indent = ''): string {
  const short = inOneLine(value);
  if (indent.length + short.length <= WIDTH || typeof value !== 'object' || value === null) return short;
  const deeper = `${indent}  `;
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  const parts = isList(value)
    ? value.map((one) => stageText(one, deeper))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${stageText(one, deeper)}`);
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: StageValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${inOneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function isList(value: Exclude<StageValue, string | number | boolean | null>): value is readonly StageValue[] {
  return Array.isArray(value);
}

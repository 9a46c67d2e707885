import type { DataType } from '../../model/data-type.ts';
import type { DefaultValue } from '../../model/column.ts';
import type { DesignContext } from '../design/context.ts';
import type { DesignedColumn } from '../shared/designed.ts';
import { fitDefault } from '../shared/fit-default.ts';
import { isoTemporal } from '../shared/iso-time.ts';
import { constantDefault } from '../shared/plain-default.ts';
import { inUtc } from './in-utc.ts';

type Moment = Extract<DataType, { kind: 'date' | 'time' | 'timestamp' }>;

/** A value as it stands among VALUES; nothing where the column cannot have it, or a literal cannot say it. */
export function spellValue(
  { writer, sameFamily }: DesignContext,
  value: DefaultValue,
  { dataType, spelling: { held } }: DesignedColumn,
): string | undefined {
  if (value.kind === 'expression' || value.kind === 'next-value') return undefined;
  if (value.kind === 'null') return 'NULL';
  if (isMoment(dataType) && value.kind !== 'now') {
    const keepsOffset = held.kind === 'timestamp' && held.withTimeZone === true;
    const moment = value.kind === 'string' ? momentOf(value.value, dataType, { keepsOffset, sameFamily }) : undefined;
    return moment === undefined ? undefined : writer.literals.temporal(dataType.kind, moment);
  }
  const fitted = sameFamily ? value : fitDefault(asDigit(value, dataType), dataType);
  if (fitted === undefined) return undefined;
  const { kind } = fitted;
  if (kind === 'string' && held.kind === 'json' && writer.rows.json !== undefined)
    return writer.rows.json(writer.literals.string(fitted.value));
  const isPlain = kind === 'string' || kind === 'number' || kind === 'binary';
  return isPlain ? constantDefault(writer.literals, fitted) : writer.spellDefault(fitted, dataType);
}

/** A bit that is kept as a text is one digit. */
function asDigit(value: DefaultValue, type: DataType): DefaultValue {
  const isDigit = (type.kind === 'varchar' || type.kind === 'char') && type.length === 1;
  return isDigit && value.kind === 'boolean' ? { kind: 'string', value: value.value ? '1' : '0' } : value;
}

function isMoment(type: DataType): type is Moment {
  return type.kind === 'date' || type.kind === 'time' || type.kind === 'timestamp';
}

const WITH_OFFSET = /^(\d+-\d+-\d+[ T]\d+:.*?) ?(Z|[+-]\d{2}(?::?\d{2})?)$/iu;

/**
 * A moment every database reads. An offset stays where its column keeps one, and is UTC where none is given; elsewhere the
 * moment is that of UTC.
 */
function momentOf(
  text: string,
  type: Moment,
  { keepsOffset, sameFamily }: { readonly keepsOffset: boolean; readonly sameFamily: boolean },
): string | undefined {
  if (type.kind !== 'timestamp') return isoTemporal(type.kind, type.kind === 'date' ? dayOf(text) : text);
  const [, moment = text, offset] = WITH_OFFSET.exec(text.trim()) ?? [];
  const iso = isoTemporal('timestamp', moment);
  if (iso === undefined) return undefined;
  if (keepsOffset && (offset !== undefined || !sameFamily)) return `${iso}${offsetText(offset)}`;
  return offset === undefined ? iso : inUtc(iso, offsetText(offset));
}

/** The day of a text that has a time of midnight behind it, as exports write days. */
function dayOf(text: string): string {
  return text.trim().replace(/[ T]00:00(?::00(?:\.0+)?)?$/u, '');
}

function offsetText(offset = 'Z'): string {
  const [, sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/u.exec(offset) ?? [];
  return `${sign}${hours}:${minutes}`;
}

import type { Condition, DocumentType, MongoStore } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

/** The method that makes a query's condition of a filter. */
export function filterMembers({ conditions }: DocumentType, { support }: MongoStore): JavaFragment {
  const self = classOf(support.classes.conditions);
  return java`
    public org.springframework.data.mongodb.core.query.Criteria toCriteria() {
      return ${self}.all(${commas(conditions.map((one) => condition(one, self)))});
    }`;
}

const METHODS: Readonly<Record<Condition['kind'], string>> = {
  among: 'among',
  equal: 'equal',
  contains: 'contains',
  between: 'between',
  absent: 'isNull',
};

function condition({ kind, parameters, path }: Condition, self: JavaFragment): JavaFragment {
  const values = [...parameters.map((name) => name ?? java`null`), literal(path.join('.'))];
  return java`${self}.${METHODS[kind]}(${commas(values)})`;
}

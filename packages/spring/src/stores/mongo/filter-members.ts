import type { DocumentType, MongoStore } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';
import { conditionCall } from '../../api/records/condition-call.ts';

/** The method that makes a query's condition of a filter. */
export function filterMembers({ conditions }: Pick<DocumentType, 'conditions'>, { support }: MongoStore): JavaFragment {
  const self = classOf(support.classes.conditions);
  return java`
    public org.springframework.data.mongodb.core.query.Criteria toCriteria() {
      return ${self}.all(${commas(conditions.map((one) => conditionCall(one, self, [literal(one.path.join('.'))])))});
    }`;
}

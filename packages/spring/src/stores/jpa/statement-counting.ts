import { qualifiedName } from '@backsmith/blueprint';
import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { StatementCounting } from '../../api/generated-tests/api-test.ts';
import { classOf } from '../../java/types.ts';

/** How tests of lists count the statements Hibernate sends; nothing where there is no list of entities. */
export function counting({ support: { classes, needed } }: JpaStore): StatementCounting | undefined {
  if (!needed.includes('statements')) return undefined;
  const counter = classOf(classes.statements);
  return {
    property: `spring.jpa.properties.hibernate.session_factory.statement_inspector=${qualifiedName(classes.statements)}`,
    members: java`
      ${javadoc`How many statements reading this path takes.`}
      public int statementsFor(String path) {
        int before = ${counter}.count();
        read(path);
        return ${counter}.count() - before;
      }`,
  };
}

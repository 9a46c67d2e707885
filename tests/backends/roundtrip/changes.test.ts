import { describeWith } from '../../kit/index.ts';
import { describeChanges } from '../../roundtrip/changes/describe-changes.ts';
import { openMariaDbChanges } from '../../roundtrip/changes/mariadb-changes.ts';
import { MARIADB_MAKERS } from '../../roundtrip/changes/mariadb-random.ts';
import { BASE, STATEMENTS } from '../../roundtrip/changes/mariadb-statements.ts';

describeWith(['mariadb'], 'what changes later on MariaDB', () => {
  describeChanges(openMariaDbChanges, {
    base: BASE,
    statements: STATEMENTS,
    makers: MARIADB_MAKERS,
    beginsWithBase: true,
  });
});

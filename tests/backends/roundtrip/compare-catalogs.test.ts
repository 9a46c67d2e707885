import { describeWith } from '../../kit/index.ts';
import { describePlanted } from '../../roundtrip/catalogs/describe-planted.ts';
import { openMariaDb } from '../../roundtrip/servers/mariadb.ts';

describeWith(['mariadb'], 'planted differences on MariaDB', () => {
  describePlanted(openMariaDb);
});

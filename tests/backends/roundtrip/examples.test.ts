import { describeWith } from '../../kit/index.ts';
import { describeExamples } from '../../roundtrip/describe-examples.ts';
import { openMariaDb } from '../../roundtrip/servers/mariadb.ts';

describeWith(['mariadb'], 'the examples on MariaDB', () => {
  describeExamples(openMariaDb);
});

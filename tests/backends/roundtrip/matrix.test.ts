import { describeWith } from '../../kit/index.ts';
import { openMariaDbChanges } from '../../roundtrip/changes/mariadb-changes.ts';
import { describeMatrix } from '../../roundtrip/matrix/describe-matrix.ts';
import { MARIADB_MATRIX } from '../../roundtrip/matrix/mariadb-matrix.ts';

describeWith(['mariadb'], 'what depends on what changes on MariaDB', () => {
  describeMatrix(openMariaDbChanges, MARIADB_MATRIX);
});

import { evidenceOf } from '../dialect-rules.ts';

export const evidence = evidenceOf([
  [
    40,
    'head mysql dump | head phpmyadmin | head mariadb dump | head mysqldump | head mysql workbench | head navicat mysql',
  ],
  [8, 'head mysql | head mariadb'],
  [14, 'engine = | auto_increment | sign /*! | default charset | foreign_key_checks | sign delimiter | type = innodb'],
  [8, "sign \\' | unsigned | mediumint | enum ( | longtext | mediumtext | tinytext | longblob | mediumblob | zerofill"],
  [6, 'sign ` | charset = | character set | on-update current_timestamp | unique key | fulltext key | lock tables'],
  [
    5,
    'sign # | int ( | bigint ( | smallint ( | replace into | insert ignore | modify column | change column | charset utf8',
  ],
  [4, 'collate utf8_general_ci | collate utf8mb4_unicode_ci | collate utf8_bin | tinyint ( | double ( | float ('],
  [2, 'blob'],
  [1, 'datetime | sign use | tinyint | boolean'],
]);

/** What only MariaDB writes, or writes in its own way. */
export const mariadbEvidence = evidenceOf([
  [10, 'head mariadb dump | head mariadb | sign /*M! | current_timestamp-( ) | engine aria | with system | inet6'],
]);

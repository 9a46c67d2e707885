import { evidenceOf } from '../dialect-rules.ts';

export const evidence = evidenceOf([
  [30, 'head sql developer | head oracle database'],
  [8, 'head oracle'],
  [14, 'varchar2 ( | nvarchar2 ( | sign / | execute immediate | number ( | varchar2 | type number'],
  [8, 'clob | nclob | sysdate | systimestamp | raw ( | dual | sys_guid | novalidate | cascade constraints'],
  [6, 'storage | nocache | nologging | pctfree | using index | nomaxvalue | binary_double | xmltype | pls_integer'],
  [6, 'sign prompt | sign rem | nextval into | . nextval | constraints purge | : new | sign spool | nocycle | noorder'],
  [6, 'default as-identity | always as-identity'],
  [2, 'tablespace | before insert | maxvalue | blob'],
]);

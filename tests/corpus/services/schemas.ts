/** Real schemas whose cut is measured, by their paths below the corpus. */
export const SCHEMAS = [
  ['DHIS2', 'postgres/dhis2_base.sql'],
  ['thirty bees', 'mysql/thirtybees.sql'],
  ['Lago', 'postgres/lago.sql'],
  ['Ambari', 'postgres/ambari.sql'],
  ['Ranger', 'mysql/ranger.sql'],
  ['Bonita', 'postgres/bonita.sql'],
  ['DolphinScheduler', 'mysql/dolphinscheduler.sql'],
  ['Kill Bill', 'mysql/killbill.sql'],
  ['Flowable', 'postgres/flowable.sql'],
  ['Bitwarden', 'mssql/bitwarden_tables.sql'],
  ['OMOP', 'postgres/omop54.sql'],
  ['Zync', 'postgres/zync.sql'],
] as const;

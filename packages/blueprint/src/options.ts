export type {
  Architecture,
  ColumnRole,
  Database,
  DevDatabase,
  Features,
  JavaVersion,
  Layout,
  Options,
  SchemaChoices,
} from '@backsmith/options';

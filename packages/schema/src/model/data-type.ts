export type { DataType, DataTypeKind } from '@backsmith/sql';

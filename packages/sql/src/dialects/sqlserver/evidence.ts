import { evidenceOf } from '../dialect-rules.ts';

export const evidence = evidenceOf([
  [30, 'sign go | head object:  table | head script date'],
  [8, 'head sql server | head sqlserver | head mssql'],
  [
    12,
    'identity ( | clustered | nonclustered | quoted_identifier | ansi_nulls | identity_insert | ( max | columnstore',
  ],
  [9, 'uniqueidentifier | datetime2 | ntext | getdate ( | newid ( | sysobjects | object_id ( | sys . | sysdatetime ('],
  [
    7,
    'dbo . | on primary | textimage_on | smalldatetime | datetimeoffset | print | with nocheck | with check | rowversion',
  ],
  [12, 'sign index-unique'],
  [6, 'sign [x] | exec sp_rename | sp_addextendedproperty | getutcdate ( | default for'],
  [3, 'money | exec | smallmoney | hierarchyid | nvarchar ( | nchar ( | image'],
  [1, "sign n' | bit | nvarchar | datetime | tinyint"],
]);

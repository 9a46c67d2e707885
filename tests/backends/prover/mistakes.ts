/** A mistake that a generator could make: one text of one file that is another. */
export type Mistake = {
  readonly name: string;
  /** The end of the file's path. */
  readonly file: string;
  readonly text: string;
  readonly instead: string;
};

const MIGRATION = 'V1__schema.sql';

/** Mistakes in each layer of what is generated of `orchard.sql`, in the order they can be seen in. */
export const MISTAKES: readonly Mistake[] = [
  {
    name: 'a field of another type than its column',
    file: 'domain/Tree.java',
    text: 'private Integer heightCm;',
    instead: 'private String heightCm;',
  },
  {
    name: 'an import that is missing',
    file: 'service/TreeService.java',
    text: 'import com.acme.orchard.domain.Orchard;\n',
    instead: '',
  },
  { name: 'a column that the migration lacks', file: MIGRATION, text: '  height_cm integer,\n', instead: '' },
  {
    name: 'a value that the check of the migration lacks',
    file: MIGRATION,
    text: "'bearing', 'felled'",
    instead: "'bearing', 'feled'",
  },
  {
    name: 'uniqueness that the migration lacks',
    file: MIGRATION,
    text: '  UNIQUE (orchard_id, label),\n',
    instead: '',
  },
  {
    name: 'a key to another table that the migration lacks',
    file: MIGRATION,
    text: ',\n  FOREIGN KEY (orchard_id) REFERENCES orchards (id)',
    instead: '',
  },
  {
    name: 'a constraint by a wrong name',
    file: 'database-rules.properties',
    text: 'trees_orchard_id_label_key=orchardId,label',
    instead: 'trees_orchard_id_label_kez=orchardId,label',
  },
  {
    name: 'a field that is never saved',
    file: 'service/TreeService.java',
    text: '    entity.setHeightCm(request.heightCm());\n',
    instead: '',
  },
  {
    name: 'a deletion that does nothing',
    file: 'service/TreeService.java',
    text: 'repository.delete(find(id));',
    instead: 'find(id);',
  },
  {
    name: 'bounds that are swapped',
    file: 'dto/TreeFilter.java',
    text: 'Specs.between(heightCmFrom, heightCmTo,',
    instead: 'Specs.between(heightCmTo, heightCmFrom,',
  },
  {
    name: 'a condition that is ignored',
    file: 'dto/TreeFilter.java',
    text: '        Specs.among(state, "state"),\n',
    instead: '',
  },
  {
    name: 'an address that leads nowhere',
    file: 'controller/TreeController.java',
    text: 'Created.at(call, "/api/v1/trees/{id}"',
    instead: 'Created.at(call, "/api/v1/tree/{id}"',
  },
  {
    name: 'a length that no request is asked for',
    file: 'dto/TreeCreateRequest.java',
    text: '@NotNull @Size(max = 20) String label',
    instead: '@NotNull String label',
  },
  {
    name: 'a field that a PATCH forgets',
    file: 'service/TreeService.java',
    text: 'id, mergePatch.apply(patch, get(id), TreeRequest.class)',
    instead: 'id, mergePatch.apply(patch.without("heightCm"), get(id), TreeRequest.class)',
  },
  {
    name: 'a deletion that takes nothing along',
    file: MIGRATION,
    text: 'REFERENCES trees (id) ON DELETE CASCADE',
    instead: 'REFERENCES trees (id)',
  },
];

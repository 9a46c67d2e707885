export { COLUMN_TYPES } from './model/idea-model.ts';
export type {
  ColumnType,
  IdeaColumn,
  IdeaLink,
  IdeaModel,
  IdeaNote,
  IdeaTable,
  OnDelete,
  Origin,
} from './model/idea-model.ts';
export type { GuideAssumption, GuideOffer, GuideQuestion, IdeaGuide } from './model/idea-guide.ts';
export { MODEL_LIMITS, validateModel, type ModelProblem, type ValidatedModel } from './model/validate-model.ts';
export { answeredModel } from './answer/answered-model.ts';
export { guideAnswer, nearestModel } from './answer/guide-answer.ts';
export { missingWords } from './answer/missing-words.ts';
export { readAnswer, withColumns, type Answered, type AnsweredQuestion } from './answer/read-answer.ts';
export type {
  Edit,
  EditRefusalCode,
  EditSchema,
  IdeaSchema,
  Refusal,
  RefusalCode,
  UndoEdit,
  UnderstandIdea,
  Understanding,
} from './result.ts';
export { modelToSql } from './write/model-to-sql.ts';
export { libraryEntries, schemaFromLibrary, type LibraryEntry } from './from-library.ts';
export { understandIdea } from './understand-idea.ts';
export { editSchema } from './edit/edit-schema.ts';
export { applyOperations, EDIT_ACTIONS, type EditAction, type EditOperation } from './edit/operations.ts';
export { outlineSchema } from './edit/outline.ts';
export { countEdits, undoEdit } from './edit/text-blocks.ts';

import { params } from '@nanostores/i18n';
import { LIMITS } from '@backsmith/contract';
import { textsOf } from '../language/texts.ts';

/** The words of the two ways in: a file, or an idea. */
export const intake = {
  coming: 'Coming',
  drop: 'Drop a .sql file here',
  dropAnother: 'Drop another .sql file here',
  or: 'or',
  choose: 'choose one',
  limit: `, up to ${LIMITS.upload.label}`,
  remove: params('Remove {name}'),
  notKept: 'This browser keeps no files for later. Sign in first, then choose the file.',
  useExample: 'Use an example',
  generate: 'Generate Backend',
  generating: 'Generating...',
  nothing: 'Nothing at hand',
  lookAt: 'Nothing at hand? Look at',
  sample: 'A sample schema',
  allModels: 'All models',
  sampleNotKept: 'This browser keeps no files for later. Take one of the models, or sign in first.',
};

export const intakeTexts = textsOf('intake', intake);

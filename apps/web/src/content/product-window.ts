import { params } from '@nanostores/i18n';
import { textsOf } from '../language/texts.ts';

/** The words of the window in which one table is followed from SQL to Java. */
export const productWindow = {
  follow: 'Follow',
  schema: params('{file}, the schema'),
  diagram: params('Diagram: {relations}'),
  pointsAt: params('{from} point at {to}'),
  filesMadeFrom: params('Files made from {table}'),
};

export const productWindowTexts = textsOf('productWindow', productWindow);

import dark from '../../../content/sample/swagger-dark.jpg';
import light from '../../../content/sample/swagger-light.jpg';
import { Figure } from './figure.tsx';

const SIZE = { width: 1320, height: 1035 } as const;
const ALT =
  'Swagger UI of the sample project: GET, PUT, DELETE and POST of /api/v1/orders, the POST opened with its request body.';

/** A picture of a generated project's Swagger page, in the theme of this one. */
export function SwaggerPicture({ caption }: { readonly caption: string }) {
  return (
    <Figure title="/swagger-ui.html" caption={caption}>
      <img src={light} {...SIZE} alt={ALT} loading="lazy" className="only-light h-auto w-full" />
      <img src={dark} {...SIZE} alt={ALT} loading="lazy" className="only-dark h-auto w-full" />
    </Figure>
  );
}

import dark from '../../../content/sample/swagger-dark.jpg';
import light from '../../../content/sample/swagger-light.jpg';
import { servicesTexts } from '../../../content/services.ts';
import { Figure } from './figure.tsx';

const SIZE = { width: 1320, height: 1035 } as const;

/** A picture of a generated project's Swagger page, in the theme of this one. */
export function SwaggerPicture({ caption }: { readonly caption: string }) {
  const alt = servicesTexts.get().swaggerPicture;
  return (
    <Figure title="/swagger-ui.html" caption={caption}>
      <img src={light} {...SIZE} alt={alt} loading="lazy" className="only-light h-auto w-full" />
      <img src={dark} {...SIZE} alt={alt} loading="lazy" className="only-dark h-auto w-full" />
    </Figure>
  );
}

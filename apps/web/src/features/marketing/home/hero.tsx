import { homeTexts } from '../../../content/home.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { StartButton } from '../start-button.tsx';
import { HeroBackdrop } from './hero-backdrop.tsx';
import { ProductWindow } from './product-window.tsx';

export function Hero() {
  const { hero } = homeTexts.get();
  return (
    <section
      className="relative isolate border-b border-line px-5 pt-10 sm:px-12 sm:pt-[clamp(48px,6vw,88px)]"
      aria-labelledby="hero-title"
    >
      <HeroBackdrop />
      <div className="grid items-end gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <h1 id="hero-title" className="text-60 tracking-[-0.02em]!">
          {hero.headline}
        </h1>
        <div className="grid gap-6 pb-1.5">
          <p className="lead">{hero.lead}</p>
          <div className="flex flex-wrap gap-2">
            <StartButton size="lg" />
            <ButtonLink size="lg" to="/watch-demo">
              {hero.watch}
            </ButtonLink>
          </div>
          <div className="grid gap-2">
            <ul aria-label={hero.builtWith} className="flex flex-wrap gap-1.5">
              {hero.versions.map((version) => (
                <li key={version}>
                  <Tag>{version}</Tag>
                </li>
              ))}
            </ul>
            <p className="text-13 text-fg-3">{hero.badge}</p>
          </div>
        </div>
      </div>
      <div className="mt-[clamp(32px,4vw,56px)]">
        <ProductWindow />
      </div>
    </section>
  );
}

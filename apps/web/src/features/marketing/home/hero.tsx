import { home } from '../../../content/home.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { StartButton } from '../start-button.tsx';
import { ProductWindow } from './product-window.tsx';

export function Hero() {
  return (
    <section
      className="border-b border-line px-5 pt-10 sm:px-12 sm:pt-[clamp(48px,6vw,88px)]"
      aria-labelledby="hero-title"
    >
      <div className="grid items-end gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <h1 id="hero-title" className="text-60 tracking-[-0.02em]!">
          {home.hero.headline}
        </h1>
        <div className="grid gap-6 pb-1.5">
          <p className="lead">{home.hero.lead}</p>
          <div className="flex flex-wrap gap-2">
            <StartButton size="lg" />
            <ButtonLink size="lg" to="/how-it-works">
              See how it works
            </ButtonLink>
          </div>
          <p className="text-13 text-fg-3">{home.hero.badge}</p>
        </div>
      </div>
      <div className="mt-[clamp(32px,4vw,56px)]">
        <ProductWindow />
      </div>
    </section>
  );
}

type PageHeadProps = { readonly title: string; readonly lead: string };

/** The head of a marketing page. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <div className="grid max-w-[760px] gap-5 px-5 pt-12 pb-10 sm:px-12 sm:pt-[clamp(56px,7vw,96px)] md:pb-14">
      <h1 className="text-60">{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  );
}

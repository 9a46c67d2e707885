/** The look of anything one types into. 16 px on phones, so that they do not zoom. */
export const CONTROL =
  'w-full rounded-control border border-line-control bg-surface px-3 hover:border-fg-3 focus-visible:border-transparent focus-visible:rounded-control focus-visible:outline-offset-[-1px] aria-invalid:border-bad max-sm:text-16';

export const CONTROL_LINE = `${CONTROL} h-10 max-sm:h-11`;

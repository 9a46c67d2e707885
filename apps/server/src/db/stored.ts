import type { DiagnosticView } from '@backsmith/contract';
import type { ChosenOptions } from '@backsmith/options';

/** What was chosen for a generation, as it is kept. */
export type StoredOptions = ChosenOptions;

/** What the engine said about a file, as it is kept. */
export type StoredDiagnostic = DiagnosticView;

/** Something that went and something alike that came, as `customer.mail` and `email`: perhaps one thing with a new name. */
export type StoredRename = { readonly from: string; readonly to: string };

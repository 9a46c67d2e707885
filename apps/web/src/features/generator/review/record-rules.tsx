import type { HeardRuleView } from '@backsmith/contract';
import { RECORD_RULE_NAMES, RECORD_RULES, type RecordRule } from '@backsmith/options';
import { SwitchRow } from '../../../shared/ui/switch-row.tsx';

type RecordRulesProps = {
  readonly heard: readonly HeardRuleView[];
  readonly chosen: readonly RecordRule[];
  readonly onChoose: (rule: RecordRule, isOn: boolean) => void;
};

/** Whose records callers of a guarded backend see. A rule is offered where columns say whose they are. */
export function RecordRules({ heard, chosen, onChoose }: RecordRulesProps) {
  const columnsOf = (rule: RecordRule) => heard.find((one) => one.rule === rule)?.columns ?? [];
  const shown = RECORD_RULE_NAMES.filter((rule) => columnsOf(rule).length > 0 || chosen.includes(rule));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="rules-title" className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="rules-title" className="font-strong">
          Whose records callers see
        </h3>
        <p className="text-13 text-fg-2">
          Everybody who may call a table sees all of its records, unless you choose otherwise.
        </p>
      </div>
      <div className="rounded-panel border border-line">
        {shown.map((rule) => (
          <SwitchRow
            key={rule}
            name={RECORD_RULES[rule].label}
            checked={chosen.includes(rule)}
            onChange={(isOn) => onChoose(rule, isOn)}
          >
            {sentence(RECORD_RULES[rule].meaning)} {whatSays(columnsOf(rule))}
          </SwitchRow>
        ))}
      </div>
    </section>
  );
}

const NAMED = 4;

/** Which columns say whose the records are, the first few by name. */
function whatSays(columns: readonly string[]): string {
  if (columns.length === 0) return 'No column of this schema says whose they are.';
  const named = columns.slice(0, NAMED).join(', ');
  const further = columns.length - NAMED;
  return further > 0 ? `Said by ${named} and ${further} more.` : `Said by ${named}.`;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

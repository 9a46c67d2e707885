import { MESSAGES, type PreviewRequest } from '@backsmith/contract';
import { obstacleToAccounts, type SchemaChoices } from '@backsmith/options';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadProblem } from '../../../shared/ui/load-problem.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { usePreview } from '../api/use-preview.ts';
import { type ChoosableTable, withAccounts, withGroup, withRole, withRule } from '../model/column-choices.ts';
import { FileBrowser } from '../result/file-browser.tsx';
import { ColumnRoles } from './column-roles.tsx';
import { AccountTable } from './account-table.tsx';
import { RecordRules } from './record-rules.tsx';
import { TableGroups } from './table-groups.tsx';
import { Findings } from '../../../shared/ui/findings.tsx';

type PreviewDialogProps = {
  readonly request: PreviewRequest;
  readonly tables: readonly ChoosableTable[];
  readonly onChoices: (choices: SchemaChoices) => void;
  readonly onClose: () => void;
};

/** What a build would come to: the tree of its files with one entity to be read, and what columns are taken for. */
export default function PreviewDialog({ request, tables, onChoices, onClose }: PreviewDialogProps) {
  const { data, error, isFetching, refetch } = usePreview(request);
  const { choices = {} } = request;
  const obstacle = obstacleToAccounts(request.options?.database);
  return (
    <Dialog title="What will be built" wide onClose={onClose}>
      {error && (
        <LoadProblem busy={isFetching} onRetry={refetch}>
          {sentenceOf(error, MESSAGES.previewFailed)}
        </LoadProblem>
      )}
      {data === undefined && !error && <Waiting>Working out the files...</Waiting>}
      {data && (
        <>
          <Findings label="What stands in the way" findings={data.problems} />
          <ColumnRoles
            roles={data.roles}
            tables={tables}
            onChoose={(of, role) => onChoices(withRole(choices, of, role))}
          />
          {request.features.security && (
            <>
              {obstacle === undefined ? (
                <AccountTable
                  offered={data.accounts}
                  chosen={choices.accounts ?? null}
                  onChoose={(table) => onChoices(withAccounts(choices, table))}
                />
              ) : (
                <p className="text-13 text-fg-2">{obstacle}</p>
              )}
              <TableGroups
                groups={data.groups}
                onChoose={(table, group) => onChoices(withGroup(choices, table, group))}
              />
              <RecordRules
                heard={data.rules}
                chosen={choices.rules ?? []}
                onChoose={(rule, isOn) => onChoices(withRule(choices, rule, isOn))}
              />
            </>
          )}
          {data.files.length > 0 && (
            <div className="grid gap-2" aria-busy={isFetching}>
              <p className="text-13 text-fg-2">
                {data.entity === null
                  ? (data.withheld ?? 'What stands in the files is shown after the build.')
                  : `${data.entity} can be read whole; what stands in the other files is shown after the build.`}
              </p>
              <FileBrowser files={data.files} />
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

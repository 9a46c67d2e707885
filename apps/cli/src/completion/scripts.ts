import type { Command } from '../command.ts';

type Script = (program: string, commands: readonly Command[]) => string;

/** The options of a command as they are typed. */
function flagsOf({ options }: Command): readonly string[] {
  const typed = Object.entries(options).flatMap(([name, { short }]) => [
    `--${name}`,
    ...(short === undefined ? [] : [`-${short}`]),
  ]);
  return [...typed, '--help'];
}

/** The commands that have options with listed values, each with its options. */
function listsOf(commands: readonly Command[]): readonly { readonly at: string; readonly values: string }[] {
  return commands.flatMap(({ name, values = {} }) =>
    Object.entries(values).map(([option, list]) => ({ at: `${name}:--${option}`, values: list.join(' ') })),
  );
}

/** For bash from 3.2 on, the one of macOS: no associative arrays, no -o nosort. */
export const bashScript: Script = (program, commands) => {
  const names = [...commands.map(({ name }) => name), 'help', 'version'].join(' ');
  const values = listsOf(commands).map(({ at, values: list }) => `    ${at}) words='${list}' ;;`);
  const flags = commands.map((command) => `      ${command.name}) words='${flagsOf(command).join(' ')}' ;;`);
  return `_${program}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${names}' -- "$current"))
    return
  fi
  case "$command:$before" in
${values.join('\n')}
  esac
  if [ -z "$words" ] && [ "\${current#-}" != "$current" ]; then
    case "$command" in
${flags.join('\n')}
    esac
  fi
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current")); else COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _${program} ${program}`;
};

/** zsh runs what was written for bash. */
export const zshScript: Script = (program, commands) =>
  `autoload -U +X compinit && compinit -u\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(program, commands)}`;

function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** For fish, with what each command does beside its name. */
export const fishScript: Script = (program, commands) => {
  const names = commands.map(
    ({ name, summary }) => `complete -c ${program} -n __fish_use_subcommand -f -a ${name} -d ${fishQuoted(summary)}`,
  );
  const options = commands.flatMap(({ name, options: known, values = {} }) =>
    Object.entries(known).map(([option, { short, type }]) => {
      const spelling = `-l ${option}${short === undefined ? '' : ` -s ${short}`}`;
      const list = values[option];
      const open = type === 'string' ? ' -r' : '';
      const takes = list === undefined ? open : ` -x -a ${fishQuoted(list.join(' '))}`;
      return `complete -c ${program} -n '__fish_seen_subcommand_from ${name}' ${spelling}${takes}`;
    }),
  );
  return [...names, ...options].join('\n');
};

import { Select } from '../../../shared/ui/select.tsx';

type FilterProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
};

/** One of the filters above a list. */
export function Filter({ label, value, choices, onChoose }: FilterProps) {
  return (
    <div className="max-md:flex-1 max-md:basis-2/5">
      <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(choices).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

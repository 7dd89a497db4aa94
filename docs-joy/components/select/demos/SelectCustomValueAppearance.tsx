import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const colors = {
  Open: 'primary',
  Paid: 'success',
  Overdue: 'danger',
} as const;
type Status = keyof typeof colors;

export default function SelectCustomValueAppearance() {
  return (
    <Select<Status, false>
      aria-label="Invoice status"
      defaultValue="Overdue"
      renderValue={(option) =>
        option && (
          <Chip size="sm" color={colors[option.value]}>
            {option.label}
          </Chip>
        )
      }
      sx={{ width: 240 }}
    >
      {Object.keys(colors).map((status) => (
        <Option key={status} value={status}>
          {status}
        </Option>
      ))}
    </Select>
  );
}

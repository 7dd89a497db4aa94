import { useTheme } from '@mui/material/styles';

const repairs = [4, 7, 5, 9, 6];

export default function ThemeInComponent() {
  const theme = useTheme();
  const { primary, divider } = (theme.vars ?? theme).palette;
  return (
    <svg
      width={200}
      height={100}
      role="img"
      aria-label="Repairs per day: 4, 7, 5, 9, 6"
    >
      {repairs.map((count, day) => (
        <rect
          key={day}
          x={day * 40}
          y={96 - count * 10}
          width={32}
          height={count * 10}
          fill={primary.main}
        />
      ))}
      <rect y={98} width={200} height={2} fill={divider} />
    </svg>
  );
}

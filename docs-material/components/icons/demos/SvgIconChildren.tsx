import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function SvgIconChildren() {
  return (
    <Stack direction="row" spacing={3}>
      <SvgIcon fontSize="large">
        <path
          d="M3 4h18v16H3zm4 3v10h2V7zm4 0v10h6v-2h-4V7z"
          fillRule="evenodd"
        />
      </SvgIcon>
      <SvgIcon fontSize="large">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
        >
          <path d="M4 21V9l8-6 8 6v12zM9 21v-6h6v6" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { stations } from './stations';

export default function UseAutocomplete() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ options: stations });

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <div {...getRootProps()}>
        <Box
          component="label"
          sx={{ display: 'block' }}
          {...getInputLabelProps()}
        >
          Change trains at
        </Box>
        <Box
          component="input"
          sx={{
            width: 1,
            p: 1,
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'transparent',
            border: 1,
            boxSizing: 'border-box',
          }}
          {...getInputProps()}
        />
      </div>
      {groupedOptions.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          sx={{
            maxHeight: 200,
            overflow: 'auto',
            m: 0,
            p: 0,
            listStyle: 'none',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            '& > li': { p: 1, cursor: 'pointer' },
            '& > .Mui-focused': { bgcolor: 'action.hover' },
            '& > [aria-selected="true"]': { fontWeight: 'bold' },
          }}
        >
          {groupedOptions.map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option.label}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import useAutocomplete from '@mui/material/useAutocomplete';
import { staff } from './staff';

const Root = styled('div')({ width: 360, maxWidth: '100%' });

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'block',
  marginBottom: theme.spacing(0.5),
}));

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  borderBottom: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  '&:focus-within': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
  '& input': {
    flex: '1 0 80px',
    minWidth: 0,
    padding: theme.spacing(0.5),
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
  },
}));

const Tag = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  paddingInline: theme.spacing(1, 0.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 4,
  '&:focus': { outline: '2px solid currentcolor' },
  '& button': {
    display: 'flex',
    padding: 2,
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
}));

const List = styled('ul')(({ theme }) => ({
  maxHeight: 220,
  margin: 0,
  padding: theme.spacing(0.5, 0),
  overflow: 'auto',
  listStyle: 'none',
  background: (theme.vars ?? theme).palette.background.paper,
  boxShadow: (theme.vars ?? theme).shadows[4],
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    padding: theme.spacing(0.75, 1.5),
    cursor: 'pointer',
  },
  '& .Mui-focused': {
    background: (theme.vars ?? theme).palette.action.hover,
  },
  '& li svg': { visibility: 'hidden' },
  '& li[aria-selected="true"] svg': { visibility: 'visible' },
}));

export default function CustomizedHook() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getTagProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    setAnchorEl,
    value,
  } = useAutocomplete({
    multiple: true,
    disableCloseOnSelect: true,
    options: staff,
    defaultValue: staff.slice(1, 2),
    getOptionLabel: (editor) => editor.name,
  });

  return (
    <Root>
      <div {...getRootProps()}>
        <Label {...getInputLabelProps()}>Reviewers of the story</Label>
        <Field ref={setAnchorEl}>
          {value.map((editor, index) => {
            const { key, onDelete, ...tagProps } = getTagProps({ index });
            return (
              <Tag key={key} {...tagProps}>
                {editor.name}
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`Remove ${editor.name}`}
                  onClick={onDelete}
                >
                  <Close fontSize="inherit" />
                </button>
              </Tag>
            );
          })}
          <input {...getInputProps()} />
        </Field>
      </div>
      {groupedOptions.length > 0 && (
        <List {...getListboxProps()}>
          {groupedOptions.map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option.name}, {option.desk}
                <Check fontSize="small" color="primary" />
              </li>
            );
          })}
        </List>
      )}
    </Root>
  );
}

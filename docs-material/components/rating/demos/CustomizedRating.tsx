import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

const HeatRating = styled(Rating)(({ theme }) => ({
  [`& .${ratingClasses.iconFilled}`]: {
    color: (theme.vars ?? theme).palette.error.main,
  },
  [`& .${ratingClasses.iconEmpty}`]: {
    color: (theme.vars ?? theme).palette.text.secondary,
  },
}));

export default function CustomizedRating() {
  return (
    <HeatRating
      role="radiogroup"
      aria-label="Spiciness of the curry"
      max={4}
      defaultValue={2}
      emptyLabelText="Not spicy"
      getLabelText={(chilies) => `${chilies} of 4 on the heat scale`}
      icon={<LocalFireDepartment fontSize="inherit" />}
      emptyIcon={<LocalFireDepartmentOutlined fontSize="inherit" />}
    />
  );
}

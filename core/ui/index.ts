/** The design system: primitives that know nothing of video. Tokens are listed in tokens.md. */
export { Alert, type AlertProps } from './Alert';
export { Button, buttonClass, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button';
export { Dialog, type DialogProps } from './Dialog';
export { Divider } from './Divider';
export { Icon, type IconName, type IconProps } from './Icon';
export { Pace } from './pace';
export { Picture, type PictureProps } from './Picture';
export { pictureSizes } from './pictureWidths';
export { roundButtonClass } from './roundButton';
export { noPlace, Shelf, type ShelfPlace, type ShelfProps } from './Shelf';
export { Spinner, type SpinnerProps } from './Spinner';
export { TextField, type TextFieldProps } from './TextField';
export { Tooltip, type TooltipProps } from './Tooltip';
export { awaitTurn, leaveTurn } from './awaitTurn';
export { BeginsSmall } from './useColumns';
export { useModalDialog } from './useModalDialog';
export { useOnScreen } from './useOnScreen';
export { VisuallyHidden } from './VisuallyHidden';

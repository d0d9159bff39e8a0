// A person's picture, or their initials where there is none.

type AvatarProps = { name: string; imageUrl: string | null };

/** Decoration: whoever shows it says the name beside it or in a label. */
export const Avatar = ({ name, imageUrl }: AvatarProps) =>
  imageUrl ? (
    <img
      src={imageUrl}
      alt=""
      width="36"
      height="36"
      className="size-9 rounded-full border border-line object-cover"
    />
  ) : (
    <span className="grid size-[2.25rem] place-items-center rounded-full bg-leaf font-semibold text-on-leaf text-sm">
      {initialsOf(name)}
    </span>
  );

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0).toUpperCase())
    .join('');
};

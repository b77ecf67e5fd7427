export const ComponentsPage = () => null;

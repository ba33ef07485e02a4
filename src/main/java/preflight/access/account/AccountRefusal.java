package preflight.access.account;

/** A request about accounts or keys cannot be fulfilled. The message is for the user. */
public final class AccountRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private AccountRefusal(String message) {
        super(message);
    }

    public static AccountRefusal noAccount(String id) {
        return new AccountRefusal("There is no account \"%s\".".formatted(id));
    }

    static AccountRefusal linkedElsewhere(String id) {
        return new AccountRefusal("The sign-in is already linked to account \"%s\".".formatted(id));
    }

    public static AccountRefusal noKey(String id) {
        return new AccountRefusal("There is no key \"%s\".".formatted(id));
    }

    public static AccountRefusal tooManyKeys(int limit) {
        return new AccountRefusal("The account has %d active keys, the maximum. Revoke one first.".formatted(limit));
    }

    public static AccountRefusal wrongPepper() {
        return new AccountRefusal(
                "The keys in this database were hashed with another pepper: every key would be rejected. "
                        + "Set PREFLIGHT_KEYS_PEPPER, or restore the file \"pepper\" in the home folder.");
    }
}

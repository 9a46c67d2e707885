package com.acme.tasks.security.account;

import com.acme.tasks.security.LocalSignIn;
import com.acme.tasks.security.Role;
import com.acme.tasks.security.audit.AccountEvent;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Set;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Accounts and their roles, for administrators. Nobody changes the own account here, so that one
 * administrator is left.
 */
@RestController
@RequestMapping("/auth/accounts")
@LocalSignIn
public class AccountEndpoints {
  private static final int PAGE = 100;

  /** What is shown of an account. */
  public record AccountView(
      String id,
      String email,
      boolean verified,
      boolean disabled,
      boolean locked,
      Set<Role> roles) {
    static AccountView of(Account account) {
      return new AccountView(
          account.id(),
          account.email(),
          account.isVerified(),
          account.isDisabled(),
          account.isLocked(),
          account.roles());
    }
  }

  public record AccountRoles(@NotNull Set<@NotNull Role> roles) {}

  public record Invitation(
      @NotBlank @Email @Size(max = 254) String email, @NotNull Set<@NotNull Role> roles) {}

  private final Accounts accounts;
  private final RefreshTokens refreshTokens;
  private final Registration registration;
  private final ApplicationEventPublisher events;

  public AccountEndpoints(
      Accounts accounts,
      RefreshTokens refreshTokens,
      Registration registration,
      ApplicationEventPublisher events) {
    this.accounts = accounts;
    this.refreshTokens = refreshTokens;
    this.registration = registration;
    this.events = events;
  }

  @GetMapping
  public List<AccountView> list(@RequestParam(defaultValue = "") String after) {
    return accounts.list(after, PAGE).stream().map(AccountView::of).toList();
  }

  @GetMapping("/{id}")
  public AccountView get(@PathVariable String id) {
    return AccountView.of(accounts.find(id).orElseThrow(AccountProblem::unknownAccount));
  }

  /** Makes an account for somebody, who chooses a password by the mail they get. */
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public AccountView invite(@Valid @RequestBody Invitation request) {
    try {
      return get(registration.invite(request.email(), request.roles()));
    } catch (DuplicateKeyException e) {
      throw AccountProblem.knownAddress();
    }
  }

  @PutMapping("/{id}/roles")
  public AccountView setRoles(
      @PathVariable String id,
      @AuthenticationPrincipal Jwt caller,
      @Valid @RequestBody AccountRoles request) {
    check(id, caller);
    accounts.setRoles(id, request.roles());
    return changed(id, "roles-changed", request.roles().toString());
  }

  /** Lets somebody in again who was disabled or locked. */
  @PutMapping("/{id}/enabled")
  public AccountView enable(@PathVariable String id, @AuthenticationPrincipal Jwt caller) {
    check(id, caller);
    accounts.enable(id);
    return changed(id, "enabled", null);
  }

  @DeleteMapping("/{id}/enabled")
  public AccountView disable(@PathVariable String id, @AuthenticationPrincipal Jwt caller) {
    check(id, caller);
    accounts.disable(id);
    return changed(id, "disabled", null);
  }

  private void check(String id, Jwt caller) {
    get(id);
    if (id.equals(caller.getSubject())) {
      throw AccountProblem.ownAccount();
    }
  }

  private AccountView changed(String id, String what, String detail) {
    refreshTokens.endAll(id);
    events.publishEvent(new AccountEvent(what, id, detail));
    return get(id);
  }
}

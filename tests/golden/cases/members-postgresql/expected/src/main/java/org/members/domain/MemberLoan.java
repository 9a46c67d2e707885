package org.members.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.LocalDate;
import org.hibernate.annotations.Immutable;
import org.hibernate.annotations.Subselect;

/**
 * A row of the view member_loan. Rows are read as values and never found by a key, which a view
 * need not have.
 */
@Entity
@Immutable
@Subselect("select email, loans, latest, since from member_loan")
public class MemberLoan {
  @Column(name = "email", length = 254)
  private String email;

  @Id
  @Column(name = "loans")
  private Long loans;

  @Column(name = "latest")
  private LocalDate latest;

  @Column(name = "since")
  private String since;
}

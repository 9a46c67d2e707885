package com.acme.desk.tickets.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.util.UUID;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "ticket")
@DynamicUpdate
public class Ticket {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @Column(name = "client_id", nullable = false)
  private UUID clientId;

  @Column(name = "referrer_id")
  private UUID referrerId;

  @Column(name = "country", length = 2)
  private String country;

  @Column(name = "branch_no")
  private Short branchNo;

  @Column(name = "title", nullable = false, length = 120)
  private String title;

  @Version
  @Column(name = "version", nullable = false)
  private Integer version;

  public Long getId() {
    return id;
  }

  public UUID getClientId() {
    return clientId;
  }

  public void setClientId(UUID clientId) {
    this.clientId = clientId;
  }

  public UUID getReferrerId() {
    return referrerId;
  }

  public void setReferrerId(UUID referrerId) {
    this.referrerId = referrerId;
  }

  public String getCountry() {
    return country;
  }

  public void setCountry(String country) {
    this.country = country;
  }

  public Short getBranchNo() {
    return branchNo;
  }

  public void setBranchNo(Short branchNo) {
    this.branchNo = branchNo;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public Integer getVersion() {
    return version;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Ticket that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Ticket.class.hashCode();
  }
}
